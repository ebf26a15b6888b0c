import 'virtual:fonts.css';
import './app/tokens.css';
import './app/base.css';
import './app/shared.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createSite } from './app/site';
import { createLab } from './experiment/lab';
import { browserClock } from './player/clock';

const site = createSite();
const lab = createLab(browserClock, site.bar('experiment'));
const visit = () => {
  const { page, query, problems } = site.visit(location.hash);
  if (page === 'experiment') lab.visit(query, problems);
  else lab.leave();
};
visit();
window.addEventListener('popstate', visit);
window.addEventListener('pagehide', site.leave);
// Before the link itself: it may lead away, and its page be asked for again.
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) site.leave();
  },
  { capture: true },
);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App site={site} lab={lab} clock={browserClock} />
    </StrictMode>,
  );
}
