import type { ErrorArea } from './error-area.ts'

export const integrationsErrors = {
  'integrations.maps_failed': {
    row: 'ERR-041',
    status: 502,
    message: 'The maps or reviews service answered with an error.',
  },
} as const satisfies ErrorArea
