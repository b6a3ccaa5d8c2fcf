import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { languageModelChangeSchema, languageModelSchema } from './language-model.schema.ts';

const path = '/deepgaze/language-model';
const access = 'deepgaze_page';

export const readLanguageModel = defineEndpoint({
  method: 'GET',
  path,
  access,
  summary: 'Read whether a language model helps with answers, and where texts are sent',
  response: success(languageModelSchema),
});

export const switchLanguageModel = defineEndpoint({
  method: 'PUT',
  path,
  access,
  summary: 'Switch the language model on or off for your organization',
  body: languageModelChangeSchema,
  response: success(languageModelSchema),
});
