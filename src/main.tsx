import 'virtual:fonts.css';
import './app/tokens.css';
import './app/base.css';
import './app/shared.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addressBar, routeOf } from './app/address';
import { App } from './app/App';
import { createLab } from './experiment/lab';
import { browserClock } from './player/clock';

const lab = createLab(browserClock, addressBar);
const visit = () => {
  const { query, problems } = routeOf(location.hash);
  lab.visit(query, problems);
};
visit();
window.addEventListener('popstate', visit);
window.addEventListener('pagehide', lab.savePlayhead);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App lab={lab} />
    </StrictMode>,
  );
}
