import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cssVariables } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';
import { styleNonce } from './style-nonce.ts';
import { Overlay } from './overlay.tsx';
import type { Store } from './store.ts';
import { ToastArea } from './toast-area.tsx';

type Props = { store: Store; router: ReturnType<typeof createBrowserRouter> };

export function App({ store, router }: Props) {
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <RouterProvider router={router} />
        <Overlay />
        <ToastArea />
      </MantineProvider>
    </Provider>
  );
}
