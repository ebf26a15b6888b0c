import type { Case } from '../engine/case/case';
import { runtimesPage } from '../messages/en/runtimes-page';

const words = runtimesPage.sheet;

/** A case by its name, what it is about, and where it was reported. */
export function CaseText({ shown }: { readonly shown: Case }) {
  return (
    <div>
      <p>{shown.about}</p>
      <p className="note">
        <code>{shown.name}</code>
        {shown.source !== undefined && ` · ${words.source(shown.source)}`}
      </p>
    </div>
  );
}
