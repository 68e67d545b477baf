import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startRouter } from './app/router.ts';
import { queryClient } from './lib/query-client.ts';
import { followTheme } from './lib/theme.ts';
import { supportTranslation } from './lib/translated-page.ts';
import './config/app.css';

followTheme();
supportTranslation();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={startRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
