import { ByRules } from '../case/ByRules';
import { CaseReplay } from '../case/CaseReplay';
import type { Case } from '../engine/case/case';
import { runtimesPage } from '../messages/en/runtimes-page';
import { useCatalogue } from './CatalogueContext';
import { CaseText } from './CaseText';
import styles from './CaseSheet.module.css';
import { PlaceLink } from './PlaceLink';
import type { Place } from './view';

type CasePlace = Extract<Place, { readonly kind: 'case' }>;

type CaseSheetProps = { readonly place: CasePlace; readonly shown: Case };

const words = runtimesPage.replay;

/** The replay of a case, by the rules of any runtime. */
export function CaseSheet({ place, shown }: CaseSheetProps) {
  const catalogue = useCatalogue();
  const { rule, service } = place;
  return (
    <div className={styles['sheet']}>
      <div className={styles['bar']}>
        {rule !== null && (
          <PlaceLink place={{ kind: 'cell', rule, service }} className="button">
            <span aria-hidden="true">←</span>
            {words.back}
          </PlaceLink>
        )}
        <ByRules
          runtime={service}
          onChoose={(chosen) => {
            catalogue.open({ ...place, service: chosen });
          }}
        />
      </div>
      <CaseText shown={shown} />
      <CaseReplay shown={shown} runtime={service} player={catalogue.player} />
      {service !== 'contract' && <p className="note">{words.model}</p>}
    </div>
  );
}
