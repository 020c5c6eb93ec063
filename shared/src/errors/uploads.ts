import type { ErrorArea } from './error-area.ts'

// Resumable uploads: rejections by the server, and failures in transit (MED-021).
export const uploadsErrors = {
  'uploads.file_gone': { status: 409, message: 'A file is no longer available. Please add it again.' },
  'uploads.wrong_version': {
    status: 412,
    message: 'This upload uses a different protocol version than the server.',
  },
  'uploads.wrong_content': {
    status: 415,
    message: 'The upload has a content type that the server does not accept.',
  },
  'uploads.invalid_length': { status: 400, message: 'The upload does not include the size of the file.' },
  'uploads.invalid_offset': { status: 400, message: 'The upload does not include its offset.' },
  'uploads.wrong_offset': {
    status: 409,
    message: 'The offset of the upload does not match what the server has received.',
  },
  'uploads.invalid_metadata': { status: 400, message: 'The upload does not include the file name.' },
  'uploads.locked': { status: 423, message: 'This upload is already in progress, perhaps in another tab.' },
  'uploads.ended': { status: 410, message: 'This upload has expired. Please upload the file again.' },
  'uploads.too_large': { status: 413, message: 'The file is larger than {limit}.' },
  'uploads.parts_missing': { status: 400, message: 'Some parts of this upload are missing.' },
  'uploads.too_many_unfinished': {
    status: 409,
    message: 'Too many of your uploads are still running. Please wait until they finish, then add {name}.',
  },
  'uploads.person_full': {
    status: 413,
    message: '{name} does not fit: your own files may use up to {limit} here.',
  },
  'uploads.is_final': {
    status: 403,
    kind: 'state',
    message: 'This upload is assembled from its parts and accepts no data itself.',
  },
  'uploads.no_file': { status: 400, message: 'No file was chosen. Please choose one.' },
  'uploads.no_endpoint': { status: 400, message: 'The app does not know where to upload to. Please reload the page.' },
  'uploads.invalid_location': {
    status: 502,
    message: 'The server’s response did not include the upload’s URL. Please try again.',
  },
  'uploads.unexpected_response': {
    status: 502,
    message: 'The server sent an unexpected response. Please try again.',
  },
  'uploads.lost': { status: 503, message: 'The connection was lost. Your upload will resume where it stopped.' },
} as const satisfies ErrorArea
