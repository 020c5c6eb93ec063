import type { Verb } from '../../kernel/verb.ts'
import { downloadProof } from './download-proof.ts'
import { eraseFromPackets } from './erase-from-packets.ts'
import { listAccreditations } from './list-accreditations.ts'
import { listLicenses } from './list-licenses.ts'
import { listProofJobs } from './list-proof-jobs.ts'
import { makeCertificatesFile } from './make-certificates-file.ts'
import { makePacketVerb } from './make-packet.ts'
import { previewPacket } from './preview-packet.ts'
import { setAccreditations } from './set-accreditations.ts'
import { setLicenses } from './set-licenses.ts'
import { showPacketKey } from './show-packet-key.ts'

export const proof: readonly Verb[] = [
  listAccreditations,
  setAccreditations,
  listLicenses,
  setLicenses,
  previewPacket,
  makePacketVerb,
  makeCertificatesFile,
  listProofJobs,
  downloadProof,
  eraseFromPackets,
  showPacketKey,
]
