import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <main className="container">
      <h1>A small site</h1>
      <p>
        <Link to="/docs/">Read the docs</Link>
      </p>
    </main>
  );
}
