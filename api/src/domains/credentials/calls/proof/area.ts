import type { Verb } from '../../../../kernel/verb.ts'
import { addTrainingRecord } from './add-training-record.ts'
import { getTrainingFile } from './get-training-file.ts'
import { listTrainingQueue } from './list-training-queue.ts'
import { listTrainingRecords } from './list-training-records.ts'
import { removeTrainingFile } from './remove-training-file.ts'
import { reviewTrainingRecord } from './review-training-record.ts'
import { exportTranscript } from './export-transcript.ts'
import { showTranscript } from './show-transcript.ts'
import { withdrawTrainingRecord } from './withdraw-training-record.ts'
import { downloadProof } from './download-proof.ts'
import { eraseFromPackets } from './erase-from-packets.ts'
import { listAccreditations } from './list-accreditations.ts'
import { listLicenses } from './list-licenses.ts'
import { listPacketPeople } from './list-packet-people.ts'
import { listPausedRecords } from './list-paused-records.ts'
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
  listPacketPeople,
  eraseFromPackets,
  showPacketKey,
  addTrainingRecord,
  getTrainingFile,
  listTrainingQueue,
  listTrainingRecords,
  removeTrainingFile,
  reviewTrainingRecord,
  showTranscript,
  exportTranscript,
  listPausedRecords,
  withdrawTrainingRecord,
]
