import { useStore } from 'zustand';
import { Prose } from '../../ui/Prose';
import type { Course } from '../course';
import type { Block, Lesson, Part } from '../lesson';
import type { Progress } from '../progress';
import { shownIn } from '../scene';
import styles from './Blocks.module.css';
import { Checklist } from './Checklist';
import { LifetimePicture } from './LifetimePicture';
import { SizeChart } from './SizeChart';
import { TableBlock } from './TableBlock';

/** What a block may need of the part that it stands in. */
type Around = {
  readonly lesson: Lesson;
  readonly part: Part;
  readonly course: Course;
  readonly progress: Progress;
};

/** What a part says around its scene, in order. */
export function Blocks({ blocks, ...around }: Around & { readonly blocks: readonly Block[] }) {
  return blocks.map((block, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- the blocks of a part never move
    <BlockView key={i} block={block} {...around} />
  ));
}

function BlockView({ block, lesson, part, course, progress }: Around & { readonly block: Block }) {
  const service = useStore(course.store, (state) => state.view.service);
  switch (block.kind) {
    case 'text':
      return (
        <div className={styles['text']}>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
        </div>
      );
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={item}>
              <Prose text={item} />
            </li>
          ))}
        </ul>
      );
    case 'note':
      return (
        <p className={styles['note']}>
          <Prose text={block.text} />
        </p>
      );
    case 'table':
      return <TableBlock {...block} />;
    case 'lifetimes':
      return <LifetimePicture {...block.picture} />;
    case 'sizes':
      return part.scene === null ? null : (
        <SizeChart caption={block.caption} shown={shownIn(lesson, part.scene)} by={service} />
      );
    case 'checklist':
      return <Checklist groups={block.groups} progress={progress} />;
  }
}
