import { MantineProvider } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '#app/store.ts';

/** What stands around a part of a screen: the store, empty, and the kit. For `render` as its `wrapper`. */
export function PartFrame({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <MantineProvider env="test">{children}</MantineProvider>
    </Provider>
  );
}
