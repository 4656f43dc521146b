/**
 * What the chunks of React pages share with the viewer: React, of which a page may have only one copy, and the modules
 * by the names `@docusaurus/…`. Only pages with such a chunk load this one, and sites with navbar items or client
 * modules of their own.
 */
export { default as React } from 'react';
export { default as jsxRuntime } from 'react/jsx-runtime';
export { default as reactDom } from 'react-dom';
export { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
export * from '../src/components/shell/docusaurus.ts';
export { guardItem } from '../src/components/shell/guarded-item.ts';
export { connectClientModules } from './client-modules.ts';
