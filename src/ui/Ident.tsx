import { Fragment } from 'react';
import { visible } from './visible';

/** An id, key or value: isolated in direction, invisible characters made visible, breaking after `|` and `:`. */
export function Ident({ text }: { text: string }) {
  const pieces = visible(text).split(/(?<=[|:])/);
  return (
    <bdi>
      {pieces.map((piece, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </bdi>
  );
}
