import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { Head } from './head.tsx';
import { RouterLink } from './router.tsx';
import type { To } from './router.tsx';

/** Properties of a redirect. */
export interface RedirectProps {
  /** The target, with the base path. */
  to: To;
  /** Adds an entry to the history instead of replacing the current one. */
  push?: boolean;
}

/** Leads to another page as soon as it is shown, also in browsers without scripts if the built page contains it. */
export function Redirect({ to, push = false }: RedirectProps): ReactNode {
  const navigate = useNavigate();
  const address = typeof to === 'string' ? to : createPath(to);
  useEffect(() => navigate(address, { replace: !push }), [address]);
  const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const refresh = `<meta http-equiv="refresh" content="0; url=${quoted}">`;
  return (
    <>
      <Head>
        <noscript dangerouslySetInnerHTML={{ __html: refresh }} />
      </Head>
      <RouterLink to={address}>{address}</RouterLink>
    </>
  );
}
