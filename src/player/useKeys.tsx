import { useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { ActionTarget } from './actions';
import { KeyHelp } from './KeyHelp';
import type { Player } from './player';
import { useShortcuts } from './useShortcuts';

/** What the keys and buttons of a player act on, and its help sheet, to be put on the page once. */
export type Keys = { readonly target: ActionTarget; readonly sheet: ReactNode };

/** Gives a player that is drawn in `root` its keys and its help sheet. */
export function useKeys(root: RefObject<Element | null>, player: Player): Keys {
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const target = useMemo(() => ({ player, openHelp }), [player, openHelp]);
  useShortcuts(root, target);
  const sheet = (
    <KeyHelp
      open={help}
      onClose={() => {
        setHelp(false);
      }}
    />
  );
  return { target, sheet };
}
