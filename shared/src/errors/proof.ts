import type { ErrorArea } from './error-area.ts'

export const proofErrors = {
  'proof.record_reviewed': { status: 409, message: 'Someone else has just reviewed this record. Nothing was changed.' },
  'proof.other_name': { status: 409, message: 'The name does not match. Nothing was erased.' },
  'proof.under_way': {
    status: 409,
    message: 'Another file is still being prepared. Try again when it is done.',
  },
  'proof.too_many_files': { status: 409, message: 'A record can have up to {most} files.' },
} as const satisfies ErrorArea
