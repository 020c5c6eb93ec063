import type { ErrorArea } from './error-area.ts'

export const proofErrors = {
  'proof.evidence_gone': { status: 409, message: 'A file is not there anymore. Please add it again.' },
  'proof.record_reviewed': { status: 409, message: 'This record was reviewed meanwhile. It stays as it is.' },
  'proof.own_record': { status: 409, message: 'Somebody else has to review your own record.' },
  'proof.other_name': { status: 409, message: 'That is not this person’s name. Nothing was erased.' },
  'proof.too_many_files': { status: 409, message: 'A record can have up to {most} files.' },
} as const satisfies ErrorArea
