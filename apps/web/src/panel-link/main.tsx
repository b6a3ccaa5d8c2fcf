import '../ui/theme/fonts.css';
import '../link-pages/styles/tokens.css';
import '../link-pages/styles/base.css';
import '../link-pages/styles/frame.css';
import '../link-pages/styles/card.css';
import '../link-pages/styles/written.css';
import '../link-pages/styles/buttons.css';
import '../link-pages/styles/fields.css';
import '../link-pages/styles/unfolded.css';
import '../link-pages/styles/status-line.css';
import '../link-pages/styles/question.css';
import './scorecard/scorecard.css';
import './answer/span-fields.css';
import { createRoot } from 'react-dom/client';
import { dropForgotten } from './draft/local-copy.ts';
import { keepPageForOffline } from './link/offline-page.ts';
import { PanelLink } from './panel-link.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(<PanelLink />);

try {
  dropForgotten(localStorage, Date.now());
} catch {
  // Some private windows have no storage at all; the page works without.
}
keepPageForOffline();
