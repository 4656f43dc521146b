import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { MobileSidebarProps } from './mobile-sidebar.tsx';
import { usePageData } from './site-context.tsx';

/** The panel behind the hamburger, as the navbar sees it. */
interface MobileSidebarState {
  /** The panel, once its script is there. */
  Panel: ComponentType<MobileSidebarProps> | undefined;
  /** True from the press of the hamburger on, also while the script is on its way. */
  isShown: boolean;
  /** Fetches the script: a reader is about to press the hamburger. */
  prepare: () => void;
  /** Opens or closes the panel. */
  toggle: () => void;
  /** Closes it. */
  close: () => void;
}

/** State of the panel behind the hamburger, whose script is fetched for those only who use it. */
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
        // A newer build may have replaced the script; without network the next press tries again.
        if (navigator.onLine) window.location.reload();
      });
    },
    close,
  };
}
