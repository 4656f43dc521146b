import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { storageKeys } from '../../shared/storage-keys.ts';
import { storageSlot } from './browser-storage.ts';
import { CloseIcon } from './icons.tsx';
import { useSiteData } from './site-context.tsx';
import { createStrictContext, useStrictContext } from './strict-context.ts';

interface AnnouncementBarState {
  /** True if the bar is configured and not dismissed. */
  isActive: boolean;
  /** Dismisses the bar. */
  close: () => void;
}

const Context = createStrictContext<AnnouncementBarState>();

/** Returns whether the announcement bar is shown, and how to close it. */
export function useAnnouncementBar(): AnnouncementBarState {
  return useStrictContext(Context, 'useAnnouncementBar', 'AnnouncementBarProvider');
}

/** Remembers whether the reader closed the bar; a bar with a new id is shown again. */
export function AnnouncementBarProvider({ children }: { children: ReactNode }): ReactNode {
  const { announcementBar: bar, storage } = useSiteData();
  const [isClosed, setClosed] = useState(false);
  const id = bar?.id;
  const dismissed = useMemo(
    () => storageSlot(storageKeys.announcementDismissed, storage),
    [storage],
  );

  useEffect(() => {
    if (id === undefined) return;
    const idSlot = storageSlot(storageKeys.announcementId, storage);
    const known = idSlot.get();
    // Early releases of site generators stored the default id with a typo.
    const isNew = (known === 'annoucement-bar' ? 'announcement-bar' : known) !== id;
    idSlot.set(id);
    if (isNew) dismissed.set('false');
    else if (dismissed.get() === 'true') setClosed(true);
  }, [dismissed, id, storage]);

  const value = useMemo<AnnouncementBarState>(
    () => ({
      isActive: id !== undefined && !isClosed,
      close: () => {
        dismissed.set('true');
        setClosed(true);
      },
    }),
    [dismissed, id, isClosed],
  );
  return <Context value={value}>{children}</Context>;
}

/** The announcement above the navbar. */
export function AnnouncementBar(): ReactNode {
  const { announcementBar: bar, texts } = useSiteData();
  const { isActive, close } = useAnnouncementBar();
  if (!bar || !isActive) return null;
  return (
    <div className="theme-announcement-bar announcement-bar" role="banner">
      <div
        className="announcement-bar__content"
        dangerouslySetInnerHTML={{ __html: bar.content }}
      />
      {bar.isCloseable && (
        <button
          type="button"
          className="clean-button announcement-bar__close"
          aria-label={texts.close}
          onClick={close}
        >
          <CloseIcon size={14} />
        </button>
      )}
    </div>
  );
}
