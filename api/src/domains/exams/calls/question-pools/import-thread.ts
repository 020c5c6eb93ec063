import { answerInThread } from '../../../../kernel/answer-in-thread.ts'
import { importOf } from './import-of.ts'

answerInThread(importOf)
