import { shared, type Wall } from './wall.ts'

// kernel ← fields ← lists, features ← app
export const adminWalls: Readonly<Record<string, Wall>> = {
  'admin/src/css.d.ts': { may: [] },
  'admin/src/kernel': {
    may: [
      ...shared('access', 'browser', 'calls', 'contract', 'errors', 'forms', 'kernel', 'pages', 'rules', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      'react',
      'react-hook-form',
      'tus-js-client',
      'valibot',
    ],
  },
  'admin/src/fields': {
    may: [
      ...shared('access', 'contract', 'errors', 'resources', 'rules', 'schemas', 'ui'),
      '@tanstack/react-query',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'react',
      'react-dom',
      'react-hook-form',
      'admin/src/kernel',
    ],
  },
  'admin/src/lists': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'pages', 'resources', 'rules', 'states', 'tags', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'react',
      'react-hook-form',
      'admin/src/fields',
      'admin/src/kernel',
    ],
    types: [...shared('calls'), '@tanstack/react-table'],
  },
  'admin/src/features/*': {
    may: [
      ...shared(
        'access',
        'browser',
        'contract',
        'errors',
        'item-types',
        'kernel',
        'pages',
        'rules',
        'schemas',
        'states',
        'ui',
      ),
      '@atlaskit/pragmatic-drag-and-drop',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'react',
      'react-hook-form',
      'admin/src/fields',
      'admin/src/kernel',
    ],
    types: [...shared('calls', 'resources'), 'valibot'],
  },
  'admin/src/features/pages.ts': { may: ['admin/src/features'], types: [...shared('pages'), 'admin/src/kernel'] },
  'admin/src/app': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'guards', 'pages', 'resources', 'routes', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'pusher-js',
      'react',
      'admin/src/features/pages.ts',
      'admin/src/kernel',
      'admin/src/lists',
    ],
  },
  'admin/src/main.tsx': { may: [...shared('browser', 'ui'), 'react', 'react-dom', 'admin/src/app'] },
  'admin/vite.config.ts': { may: [...shared('browser'), '@vitejs/plugin-react', 'vite'] },
}
