import { useId, type ReactNode } from 'react';

type SectionProps = {
  readonly heading: string;
  /** True where the layout says it and only a screen reader needs the words. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A region of the page, named by its heading. */
export function Section({ heading, quiet = false, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={quiet ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
