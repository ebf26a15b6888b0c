import type { AnchorHTMLAttributes, ReactNode } from 'react';

type InPageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & {
  readonly href: string;
  /** Opens what the link leads to, without the browser's visit. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** A link that the page follows itself, and the browser where another tab or window is asked for. */
export function InPageLink({ href, onOpen, children, ...others }: InPageLinkProps) {
  return (
    <a
      {...others}
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
