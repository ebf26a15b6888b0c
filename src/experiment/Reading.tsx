import { formatQuery, type Address } from '../engine/experiment/address';
import { OPENING } from '../engine/experiment/settings';
import { messages } from '../messages';
import type { ReadingLink } from '../messages';
import { InPageLink } from '../ui/InPageLink';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import styles from './Reading.module.css';

/** The text beside the experiment, with links to the settings and moments that it speaks of. */
export function Reading({ onFollow }: { onFollow: (address: Address) => void }) {
  const { heading, sections } = messages.reading;
  return (
    <Section heading={heading} quiet className={styles['reading']}>
      {sections.map((section) => (
        <article key={section.id}>
          <h3>
            <Prose text={section.heading} />
          </h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
          <ul>
            {section.links.map((link) => (
              <li key={link.label}>
                <FollowLink link={link} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </Section>
  );
}

type FollowLinkProps = {
  readonly link: ReadingLink;
  readonly onFollow: (address: Address) => void;
};

function FollowLink({ link, onFollow }: FollowLinkProps) {
  const address = { settings: { ...OPENING, ...link.settings }, t: link.t };
  return (
    <InPageLink
      href={`#/?${formatQuery(address)}`}
      onOpen={() => {
        onFollow(address);
      }}
    >
      <Prose text={link.label} />
    </InPageLink>
  );
}
