import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { cssVariables } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';
import { styleNonce } from '#ui/theme/style-nonce.ts';
import { Overlay } from './overlay.tsx';
import type { Store } from './store.ts';
import { ToastArea } from './toast-area.tsx';

type Props = { store: Store; env?: 'test'; children: ReactNode };

/** The frame around every screen; `children` are the screens. In tests, transitions are instant. */
export function App({ store, env, children }: Props) {
  return (
    <Provider store={store}>
      <MantineProvider
        env={env}
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        {children}
        <Overlay />
        <ToastArea />
      </MantineProvider>
    </Provider>
  );
}
