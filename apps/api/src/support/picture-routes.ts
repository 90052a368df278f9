import multipart from '@fastify/multipart';
import { supportPictureLimits, supportRequest } from '@keepmark/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, InvalidRequestError, UnavailableError } from '../platform/errors/errors';
import type { Environment } from '../platform/runtime/runtime';
import { type CleanPicture, cleanPicture } from './clean-picture';
import { composeSupportMail } from './support-mail';

const { pictures: maxPictures, pictureBytes } = supportPictureLimits;
const hourMs = 3_600_000;

/**
 * `POST email/support/pictures`: a message to support with up to three pictures, as multipart with the fields of
 * `email/support` and files named `file`. Pictures are recognized by their content, freed of metadata, mailed, and never
 * stored. Without a mail server they can't be sent.
 */
export async function registerPictureRoutes(app: FastifyInstance, environment: Environment): Promise<void> {
  const { SMTP_URL: url, SUPPORT_EMAIL_FROM: from, SUPPORT_EMAIL_TO: to } = environment;
  const transport =
    url === undefined
      ? undefined
      : (await import('nodemailer')).createTransport({
          url,
          connectionTimeout: 10_000,
          greetingTimeout: 10_000,
          socketTimeout: 20_000,
        });
  app.addHook('onClose', async () => transport?.close());

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: maxPictures, fileSize: pictureBytes, fields: 3, fieldSize: 64 * 1024, headerPairs: 20 },
    });
    const handler = async (request: FastifyRequest) => {
      if (!transport || !from || !to) {
        throw new UnavailableError(
          'pictures-unavailable',
          'We can’t receive pictures at the moment. Send your message without them.',
        );
      }
      const { fields, pictures } = await readParts(request);
      const mail = readMessage(fields);
      const now = new Date();
      const composed = composeSupportMail(
        { ...mail, id: undefined, messageId: request.id, receivedDate: now },
        { from, to },
      );
      await transport
        .sendMail({
          ...composed,
          attachments: pictures.map(({ bytes, type, extension }, index) => ({
            filename: `picture-${index + 1}.${extension}`,
            content: bytes,
            contentType: type,
          })),
        })
        .catch((cause: unknown) => {
          const message =
            'We couldn’t send your pictures. Try again in a few minutes, or send your message without them.';
          throw new UnavailableError('pictures-unavailable', message, { cause });
        });
      return { success: true, message: 'We have received your message and will answer by email.' };
    };
    scope.route({
      method: 'POST',
      url: '/email/support/pictures',
      schema: { summary: 'Write to support with pictures', tags: ['email'], consumes: ['multipart/form-data'] },
      // Three pictures and the text around them.
      bodyLimit: maxPictures * pictureBytes + 256 * 1024,
      config: { rateLimit: { max: 10, timeWindow: hourMs } },
      handler,
    });
  });
}

async function readParts(request: FastifyRequest) {
  if (!request.isMultipart()) throw new InvalidRequestError('Send the message as multipart/form-data.');
  const fields: Record<string, unknown> = {};
  const pictures: CleanPicture[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      const picture = cleanPicture(await part.toBuffer());
      if (part.fieldname !== 'file' || !picture) {
        throw new InvalidRequestError('Attach pictures as PNG, JPEG or WebP files.');
      }
      pictures.push(picture);
    }
  } catch (error) {
    throw describeUploadFailure(error);
  }
  if (pictures.length === 0) throw new InvalidRequestError('Attach a picture.');
  return { fields, pictures };
}

function describeUploadFailure(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(413, 'too-large', `Use pictures of at most ${pictureBytes / 1024 / 1024} MB.`, {
      cause: error,
    });
  }
  if (code === 'FST_FILES_LIMIT') {
    return new ApiError(413, 'too-many-files', `Attach up to ${maxPictures} pictures.`, { cause: error });
  }
  if (typeof code === 'string' && /^FST_(?:PARTS|FIELDS|PROTO)/.test(code)) {
    return new InvalidRequestError('This form has fields that we don’t know.', { cause: error });
  }
  // A body that ends early, or isn't what its header says.
  if (error instanceof Error && !(error instanceof ApiError) && /multipart|end of form|boundary/i.test(error.message)) {
    return new InvalidRequestError('The upload was cut short. Try again.', { cause: error });
  }
  return error;
}

/** The message of the form. @throws InvalidRequestError */
function readMessage(fields: Record<string, unknown>) {
  const parsed = supportRequest.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidRequestError(`${String(issue?.path[0] ?? 'The form')}: ${issue?.message ?? 'is incomplete'}`);
}
