import { shared, type Wall } from './wall.ts'

export const sharedWalls: Readonly<Record<string, Wall>> = {
  // Ordered from the ground up: a line may use those above it.
  'shared/src/states': { may: [] },
  'shared/src/icons': { may: [] },
  'shared/src/access': { may: [], types: [...shared('states')] },
  'shared/src/errors': { may: [...shared('access')] },
  'shared/src/schemas': { may: [...shared('states', 'errors'), 'valibot'] },
  'shared/src/schemas/phone.ts': { may: [...shared('errors'), 'libphonenumber-js', 'valibot'] },
  'shared/src/forms': { may: [], types: [...shared('schemas')] },
  // The declaration and client of a call; the calls themselves are in the contract.
  'shared/src/calls': { may: [...shared('errors', 'schemas'), 'valibot'], types: [...shared('access')] },
  'shared/src/item-types': {
    may: [...shared('calls', 'errors', 'schemas', 'states'), 'valibot'],
    types: [...shared('icons')],
  },
  'shared/src/rules': {
    may: [...shared('access', 'item-types', 'schemas', 'states'), 'valibot'],
    types: [...shared('calls', 'errors')],
  },
  'shared/src/tags': { may: [] },
  'shared/src/resources': {
    may: [...shared('calls', 'errors', 'schemas', 'states', 'tags'), 'valibot'],
    types: [...shared('access', 'icons')],
  },
  'shared/src/contract': {
    may: [
      ...shared('access', 'calls', 'errors', 'item-types', 'resources', 'rules', 'schemas', 'states', 'tags'),
      'valibot',
    ],
  },
  'shared/src/guards': { may: [...shared('access', 'rules', 'states')], types: [...shared('contract', 'errors')] },
  'shared/src/pages': {
    may: [...shared('access', 'resources', 'rules', 'tags')],
    types: [...shared('guards', 'icons')],
  },
  // The guards of a path and the staff menu, which combine guards and pages.
  'shared/src/routes': { may: [...shared('access', 'guards', 'pages')], types: [...shared('icons', 'states')] },
  'shared/src/browser': {
    may: [...shared('contract', 'errors', 'rules'), 'tus-js-client'],
    types: [...shared('calls', 'pages')],
  },
  'shared/src/ui': {
    may: [...shared('browser', 'icons', 'rules', 'states'), '@base-ui/react', '@simplewebauthn/browser', 'react'],
    types: [...shared('calls', 'contract', 'schemas')],
  },
  // Shared front-end handling of failed calls and forms.
  'shared/src/kernel': {
    may: [...shared('access', 'browser', 'contract', 'errors', 'forms', 'rules', 'schemas', 'ui'), 'react', 'valibot'],
    types: [...shared('calls')],
  },
}
