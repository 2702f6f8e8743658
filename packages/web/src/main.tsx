// The first code of every page.
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './style/faces.css';
import './style/report/tokens.css';
import './style/app/base.css';
import './style/app/shell.css';
import './style/app/parts.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
document.documentElement.classList.add('js');
createRoot(root).render(<App />);
