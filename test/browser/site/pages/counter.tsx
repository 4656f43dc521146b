import { useState } from 'react';
import type { ReactNode } from 'react';

/** A page with state. */
export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <main className="container">
      <h1>Counter</h1>
      <button type="button" className="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </main>
  );
}
