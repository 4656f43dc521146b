import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
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
    // While another page loads, the address is already that of the other page.
    const [own] = useState(href);
    return (
      <At href={own}>
        <Page />
      </At>
    );
  };
}

/** Wraps a component of the site that stays while pages change, such as its footer. */
export function inShellRouter<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function RoutedPart(props: Props) {
    return (
      <At href={usePageData().href}>
        <Part {...props} />
      </At>
    );
  };
}

function At({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const rest = useAddressRest();
  return (
    <Router location={href + rest} navigationType={NavigationType.Push} navigator={navigator}>
      {children}
    </Router>
  );
}
