import { MantineProvider } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '#app/store.ts';

/** The context a part of a screen needs: an empty store, and the kit. Use as the `wrapper` of `render`. */
export function PartFrame({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <MantineProvider env="test">{children}</MantineProvider>
    </Provider>
  );
}
