import type { ErrorArea } from './error-area.ts'

export const integrationsErrors = {
  'integrations.cloud_scorm_key_missing': {
    row: 'SCO-019',
    status: 422,
    message: 'The Cloud Scorm API key is missing. Please add it in Integrations.',
  },
  'integrations.easy_ship_key_missing': {
    row: 'INT-003',
    status: 422,
    message: 'The EasyShip secret key is missing. Please enter it in Portal Settings.',
  },
  'integrations.maps_failed': {
    status: 502,
    message: 'The maps or reviews service returned an error.',
  },
} as const satisfies ErrorArea
