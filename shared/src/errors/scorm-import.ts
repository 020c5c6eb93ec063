import type { ErrorArea } from './error-area.ts'

/** Reasons to reject a package; the import job stores the code and shows its message. */
export const scormImportErrors = {
  'scorm_import.one_file': { status: 422, message: 'Please choose one .zip file only.' },
  'scorm_import.upload_too_large': { status: 413, message: 'Wrong Size: {name} is larger than 10 GB.' },
  'scorm_import.not_a_zip': { status: 422, message: 'This file is not a zip file, or it is damaged.' },
  'scorm_import.manifest_missing': { status: 422, message: 'The package has no imsmanifest.xml at its root.' },
  'scorm_import.manifest_in_folder': {
    status: 422,
    message:
      'The imsmanifest.xml is in the folder “{folder}”, and there are files next to that folder. Zip only the contents of “{folder}”.',
  },
  'scorm_import.several_packages': {
    status: 422,
    message:
      'The file holds several packages: {names}. Zip each of these folders separately and upload them one by one.',
  },
  'scorm_import.manifest_unreadable': { status: 422, message: 'The imsmanifest.xml of the package cannot be read.' },
  'scorm_import.manifest_too_large': {
    status: 422,
    message: 'The imsmanifest.xml of the package is larger than {limit}.',
  },
  'scorm_import.unsafe_name': { status: 422, message: 'The package contains a file with an unsafe name: {name}' },
  'scorm_import.duplicate_name': { status: 422, message: 'The package contains two files with the same name: {name}' },
  'scorm_import.symlink': { status: 422, message: 'The package contains a symbolic link: {name}' },
  'scorm_import.encrypted': { status: 422, message: 'The package contains an encrypted file: {name}' },
  'scorm_import.too_large': { status: 413, message: 'The package is larger than {limit} when unpacked.' },
  'scorm_import.too_many_files': { status: 422, message: 'The package contains more than {limit} files.' },
  'scorm_import.too_many_parts': {
    status: 422,
    message: 'The package has more than {limit} parts in its table of contents. Please split it into several packages.',
  },
  'scorm_import.too_compressed': {
    status: 422,
    message: 'The package contains a file that unpacks to far more than its size: {name}',
  },
  'scorm_import.overlapping': { status: 422, message: 'The package contains overlapping files: {name}' },
  'scorm_import.nothing_to_launch': { status: 422, message: 'The package lists no content that can be launched.' },
  'scorm_import.file_missing': {
    status: 422,
    message: 'The package refers to a file that it does not contain: {name}',
  },
  'scorm_import.quota_reached': {
    status: 413,
    message: 'The package takes {size} unpacked, which does not fit in this portal’s storage limit of {limit}.',
  },
  'scorm_import.failed': { status: 500, message: 'The package could not be unpacked. Please try again.' },
} as const satisfies ErrorArea
