import { shared, type Wall } from './wall.ts'

export const sharedWalls: Readonly<Record<string, Wall>> = {
  // From the ground up as well; what cannot follow yet is listed in walls.test.ts.
  'shared/src/states': { may: [] },
  'shared/src/icons': { may: [] },
  'shared/src/errors': { may: [] },
  // Reads what was thrown, and a failed call is one of the things that are.
  'shared/src/errors/failure.ts': { may: [...shared('errors'), 'shared/src/contract/call.ts'] },
  'shared/src/schemas': { may: [...shared('errors', 'rules'), 'valibot'] },
  'shared/src/schemas/phone.ts': { may: [...shared('errors'), 'libphonenumber-js', 'valibot'] },
  'shared/src/schemas/format-phone.ts': { may: ['libphonenumber-js'] },
  'shared/src/rules': {
    may: [...shared('access', 'item-types', 'pages', 'schemas', 'states'), 'valibot'],
    types: [...shared('errors')],
  },
  'shared/src/item-types': { may: [...shared('contract'), 'valibot'], types: [...shared('icons')] },
  'shared/src/access': {
    may: [...shared('pages', 'rules', 'states')],
    types: [...shared('contract', 'errors', 'icons')],
  },
  'shared/src/pages': { may: [...shared('access', 'resources', 'rules')], types: [...shared('icons')] },
  'shared/src/resources': {
    may: [...shared('contract', 'errors', 'pages', 'schemas', 'states'), 'valibot'],
    types: [...shared('access', 'icons')],
  },
  'shared/src/contract': {
    may: [...shared('access', 'errors', 'item-types', 'resources', 'rules', 'schemas'), 'valibot'],
  },
  'shared/src/forms': { may: [], types: [...shared('schemas')] },
  'shared/src/browser': { may: [...shared('contract', 'errors', 'rules')] },
  'shared/src/ui': {
    may: [
      ...shared('browser', 'contract', 'icons', 'rules', 'schemas'),
      '@base-ui/react',
      '@simplewebauthn/browser',
      'react',
      'valibot',
    ],
  },
}
