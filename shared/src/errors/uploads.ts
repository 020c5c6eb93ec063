import type { ErrorArea } from './error-area.ts'

// Resumable uploads: rejections by the server, and failures in transit (MED-021).
export const uploadsErrors = {
  'uploads.file_gone': { status: 409, message: 'A file is not there anymore. Please add it again.' },
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
  'uploads.too_many_unfinished': {
    status: 409,
    message: 'Too many of your uploads have not finished. Please wait until they have, then add {name}.',
  },
  'uploads.person_full': {
    status: 413,
    message: '{name} does not fit: your own files may take up to {limit} here.',
  },
  'uploads.is_final': {
    status: 403,
    kind: 'state',
    message: 'This upload is put together from its parts and takes no bytes of its own.',
  },
  'uploads.no_file': { status: 400, message: 'No file was chosen. Please choose one.' },
  'uploads.no_endpoint': { status: 400, message: 'The app does not know where to upload to. Please reload the page.' },
  'uploads.invalid_location': {
    status: 502,
    message: 'The server did not say where the upload goes on. Please try again.',
  },
  'uploads.unexpected_response': {
    status: 502,
    message: 'The server answered something unexpected. Please try again.',
  },
  'uploads.lost': { status: 503, message: 'The connection was lost. Your upload goes on from where it stopped.' },
} as const satisfies ErrorArea
