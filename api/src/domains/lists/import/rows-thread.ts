import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { readRows } from '../../../csv/read-rows.ts'

answerInThread(readRows)
