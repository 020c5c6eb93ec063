import type { ErrorArea } from './error-area.ts'

// Resumable uploads: what the server refuses, and what goes wrong on the way there (MED-021).
export const uploadsErrors = {
  'uploads.wrong_version': {
    status: 412,
    message: 'This upload speaks another version of the protocol than the server.',
  },
  'uploads.wrong_content': {
    status: 415,
    message: 'The upload did not send its bytes in the form that the server reads.',
  },
  'uploads.invalid_length': { status: 400, message: 'The upload does not say how large the file is.' },
  'uploads.invalid_offset': { status: 400, message: 'The upload does not say where it goes on.' },
  'uploads.wrong_offset': {
    status: 409,
    message: 'The upload wanted to go on at another place than where the server stopped.',
  },
  'uploads.invalid_metadata': { status: 400, message: 'The upload does not say which file it is.' },
  'uploads.locked': { status: 423, message: 'This upload is being received elsewhere, perhaps in another tab.' },
  'uploads.ended': { status: 410, message: 'This upload has expired. Please upload the file again.' },
  'uploads.too_large': { status: 413, message: 'The file is larger than {limit}.' },
  'uploads.parts_missing': { status: 400, message: 'Not all parts of this upload have arrived.' },
  'uploads.is_final': {
    status: 403,
    message: 'This upload is put together from its parts and takes no bytes of its own.',
  },
} as const satisfies ErrorArea
