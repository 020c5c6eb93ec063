import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { readRows } from './read-rows.ts'

answerInThread(readRows)
