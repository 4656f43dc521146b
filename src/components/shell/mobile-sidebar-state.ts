import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { MobileSidebarProps } from './mobile-sidebar.tsx';
import { usePageData } from './site-context.tsx';

/** State of the panel behind the hamburger button, for the navbar. */
interface MobileSidebarState {
  /** The panel, once its script is loaded. */
  Panel: ComponentType<MobileSidebarProps> | undefined;
  /** True from the press of the hamburger on, even while the script loads. */
  isShown: boolean;
  /** Fetches the script when the reader is about to press the hamburger. */
  prepare: () => void;
  /** Opens or closes the panel. */
  toggle: () => void;
  /** Closes the panel. */
  close: () => void;
}

/** Returns the state of the panel behind the hamburger; its script is only fetched on use. */
export function useMobileSidebar(): MobileSidebarState {
  const { href } = usePageData();
  const [Panel, setPanel] = useState<ComponentType<MobileSidebarProps>>();
  const [isShown, setShown] = useState(false);
  const [close] = useState(() => () => setShown(false));
  // A navigation closes the panel.
  useEffect(close, [close, href]);

  const load = async (): Promise<void> => {
    const { MobileSidebar } = await import('./mobile-sidebar.tsx');
    setPanel(() => MobileSidebar);
  };
  return {
    Panel,
    isShown,
    prepare: () => void load().catch(() => undefined),
    toggle: () => {
      setShown(!isShown);
      load().catch((error: unknown) => {
        console.warn(error);
        close();
        // A newer build may have replaced the script; offline, the next press tries again.
        if (navigator.onLine) window.location.reload();
      });
    },
    close,
  };
}
