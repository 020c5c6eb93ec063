import { answerInThread } from '../../../../kernel/answer-in-thread.ts'
import { parseQuestionFile } from './parse-question-file.ts'

answerInThread(parseQuestionFile)
