import { createContext, useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** Context that a group of tabs passes to each of its items. */
interface Panel {
  /** The value of the item. */
  value: string;
  /** Label of the item, shown above it without scripts. */
  label?: string;
  /** False for the selected item. */
  isHidden: boolean;
}

const Context = createContext<Panel | undefined>(undefined);

/** Passes the panel's data to an item. */
export const PanelProvider = Context.Provider;

/** Props of an item in a group of tabs. */
export interface TabItemProps {
  /** Content of the panel. */
  children?: ReactNode;
  /** Identifies the tab within its group. */
  value: string;
  /** Label of the tab; its value when missing. */
  label?: ReactNode;
  /** Selected by default. */
  default?: boolean;
  /** Attributes of the tab's element. */
  attributes?: ComponentProps<'li'>;
  /** Class names of the panel. */
  className?: string;
  /** True for a hidden panel outside of a group. */
  hidden?: boolean;
}

/** The panel of a tab. */
export function TabItem({ children, value, className, hidden }: TabItemProps): ReactNode {
  const panel = useContext(Context);
  return (
    <div
      role="tabpanel"
      className={className}
      hidden={panel ? panel.isHidden : hidden}
      data-value={panel?.value ?? value}
      aria-label={panel?.label}
    >
      {children}
    </div>
  );
}
