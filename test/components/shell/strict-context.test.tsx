import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useAnnouncementBar } from '../../../src/components/shell/announcement-bar.tsx';
import { useColorMode } from '../../../src/components/shell/color-mode.tsx';
import { useDocsSidebar } from '../../../src/components/shell/docs-sidebar-context.tsx';
import { usePageData, useSiteData } from '../../../src/components/shell/site-context.tsx';
import {
  createStrictContext,
  ReactContextError,
  useStrictContext,
} from '../../../src/components/shell/strict-context.ts';

/** Renders a component that uses a hook outside all providers, and returns the error. */
function thrownBy(hook: () => unknown): unknown {
  function Lonely(): ReactNode {
    hook();
    return null;
  }
  try {
    renderToString(<Lonely />);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('S-074 S-075 a hook outside its provider throws an error that names both', () => {
  test.each([
    [
      useAnnouncementBar,
      'Hook useAnnouncementBar is called outside the <AnnouncementBarProvider>.',
    ],
    [useColorMode, 'Hook useColorMode is called outside the <ColorModeProvider>.'],
    [useDocsSidebar, 'Hook useDocsSidebar is called outside the <DocsSidebarProvider>.'],
    [usePageData, 'Hook usePageData is called outside the <PageDataProvider>.'],
    [useSiteData, 'Hook useSiteData is called outside the <SiteDataProvider>.'],
  ])('%p', (hook: () => unknown, message) => {
    const error = thrownBy(hook);
    expect(error).toBeInstanceOf(ReactContextError);
    expect(error).toMatchObject({ name: 'ReactContextError', message });
  });

  test('inside its provider, a hook returns the value', () => {
    const Context = createStrictContext<{ text: string }>();
    function Reader(): ReactNode {
      return useStrictContext(Context, 'useText', 'TextProvider').text;
    }
    const html = renderToString(
      <Context value={{ text: 'here' }}>
        <Reader />
      </Context>,
    );
    expect(html).toBe('here');
  });
});
