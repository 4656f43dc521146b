/**
 * The modules that chunks of the user's code share with the viewer: React, of which a page may have only one copy, and
 * the modules named `@docusaurus/…`. Only pages with such a chunk load this one, and sites with navbar items or client
 * modules of their own.
 */
export { default as React } from 'react';
export { default as jsxRuntime } from 'react/jsx-runtime';
export { default as reactDom } from 'react-dom';
export { useNavigate, useNavigationType } from 'react-router-dom';
export * from '../src/components/theme/page-exports.ts';
export { loadSiteModules } from './site-modules.ts';
