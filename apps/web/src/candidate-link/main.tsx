import '../link-pages/styles/tokens.css';
import '../link-pages/styles/page.css';
import '../link-pages/styles/fields.css';
import '../link-pages/styles/over.css';
import { createRoot } from 'react-dom/client';
import { CandidateLink } from './candidate-link.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(<CandidateLink />);
