import { createContext, useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** What a group of tabs says to each of its items. */
interface Panel {
  /** The value of the item. */
  value: string;
  /** Its label, which readers without scripts see above it. */
  label?: string;
  /** False for the item that is selected. */
  isHidden: boolean;
}

const Context = createContext<Panel | undefined>(undefined);

/** Tells an item what it is in its group. */
export const PanelProvider = Context.Provider;

/** What an item of a group of tabs may be given. */
export interface TabItemProps {
  /** What is behind the tab. */
  children?: ReactNode;
  /** Identity of the tab in its group. */
  value: string;
  /** What the tab shows; its value when missing. */
  label?: ReactNode;
  /** Selected at first. */
  default?: boolean;
  /** Attributes of the tab. */
  attributes?: ComponentProps<'li'>;
  /** Class names of the panel. */
  className?: string;
  /** True for a panel that is not shown, outside of a group. */
  hidden?: boolean;
}

/** What is behind a tab. */
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
