import { useState } from 'react';
import type { ComponentType } from 'react';
import { createPath, NavigationType, Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { useAddressRest } from '../src/components/shell/arrivals.ts';
import { usePageData } from '../src/components/shell/site-context.tsx';
import { goTo } from './go-to.ts';

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => window.history.go(delta),
  push: (to) => goTo(navigator.createHref(to), { replace: false }),
  replace: (to) => goTo(navigator.createHref(to), { replace: true }),
};

/** Wraps a React page in the router that its hooks look for. */
export function inRouter(Page: ComponentType): ComponentType {
  return function RoutedPage() {
    const { href } = usePageData();
    const rest = useAddressRest();
    // While another page loads, the address is already that of the other page.
    const [own] = useState(href);
    return (
      <Router location={own + rest} navigationType={NavigationType.Push} navigator={navigator}>
        <Page />
      </Router>
    );
  };
}
