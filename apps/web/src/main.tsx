import '@fontsource-variable/figtree';
import './styles/mantine.css';
import './styles/tokens.css';
import './styles/global.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { keepPage } from './data/new-version.ts';
import { followLanguage } from './words/follow.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

await followLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// While the page is being developed nothing of it is kept.
if (import.meta.env.PROD) void keepPage();
