import type { LocalizedText } from './texts';

/** A reason for a refusal: its code in each family of calls, and its message. */
export interface Reason {
  readonly words: LocalizedText;
  readonly general?: string;
  readonly payment?: string;
  readonly promotion?: string;
  /** The HTTP status. Business refusals are 200. */
  readonly status?: number;
}

/** All reasons for a refusal, with their code in each family of calls. */
export const reasons = {
  method: {
    status: 405,
    words: { es: 'Método no permitido', en: 'Method not allowed', zh: '请求方法错误' },
  },
  notXhr: {
    status: 403,
    words: { es: 'Falta X-Requested-With', en: 'X-Requested-With is missing', zh: '非法请求' },
  },
  contentType: {
    status: 415,
    words: {
      es: 'Tipo de contenido no admitido',
      en: 'Unsupported content type',
      zh: '请求格式错误',
    },
  },
  header: {
    status: 400,
    words: {
      es: 'Falta el encabezado {what}',
      en: 'The header {what} is missing',
      zh: '缺少请求头 {what}',
    },
  },
  parameter: {
    general: '1001',
    payment: '800001',
    promotion: '1001',
    words: {
      es: 'Parámetro no válido: {what}',
      en: 'Invalid parameter: {what}',
      zh: '参数错误：{what}',
    },
  },
  session: {
    general: '1002',
    payment: '800002',
    words: {
      es: 'La sesión ha caducado, inicie sesión de nuevo',
      en: 'Your session has expired, please log in again',
    },
  },
  order: {
    general: '1003',
    payment: '800003',
    words: { es: 'El préstamo no existe', en: 'The order does not exist' },
  },
  nothingToConfirm: {
    general: '1004',
    words: {
      es: 'No hay ningún préstamo por confirmar',
      en: 'There is no loan left to confirm',
    },
  },
  amount: {
    general: '1005',
    payment: '800004',
    words: {
      es: 'El monto no coincide con lo que debe',
      en: 'The amount does not match what you owe',
    },
  },
  notPayable: {
    general: '1006',
    payment: '800009',
    words: {
      es: 'Este préstamo no admite pagos en este momento',
      en: 'This order takes no payment at the moment',
    },
  },
  noExtension: {
    general: '1007',
    words: {
      es: 'Este préstamo no admite extensión',
      en: 'This order cannot be extended',
    },
  },
  noContract: {
    general: '1008',
    words: {
      es: 'El contrato todavía no está disponible',
      en: 'The contract is not available yet',
    },
  },
  complaint: {
    general: '1009',
    words: { es: 'La queja no existe', en: 'The complaint does not exist' },
  },
  scored: {
    general: '1010',
    words: { es: 'Ya recibimos su calificación', en: 'We already have your rating' },
  },
  noCollectionComplaint: {
    general: '1011',
    words: {
      es: 'El préstamo seleccionado no admite quejas de cobranza',
      en: 'The selected order does not support collection complaints',
    },
  },
  image: {
    general: '1012',
    words: {
      es: 'Solo se admiten imágenes JPEG, PNG o WebP de hasta 10 MB',
      en: 'Only JPEG, PNG or WebP images of up to 10 MB are accepted',
    },
  },
  duplicate: {
    payment: '800005',
    words: {
      es: 'No envíe la solicitud de pago dos veces',
      en: 'Do not submit the payment request twice',
    },
  },
  wrongCode: {
    payment: '800006',
    words: { es: 'Código de verificación incorrecto', en: 'Wrong verification code' },
  },
  expiredCode: {
    payment: '800007',
    words: {
      es: 'El código de verificación ha caducado',
      en: 'The verification code has expired',
    },
  },
  card: {
    payment: '800008',
    words: { es: 'La tarjeta no es válida', en: 'The card is not valid' },
  },
  repayToken: {
    payment: '800010',
    words: {
      es: 'La solicitud de pago ha caducado, vuelva a abrirla',
      en: 'The payment request has expired, please open it again',
    },
  },
  noCode: {
    payment: '800011',
    words: {
      es: 'Esta tarjeta no pide código',
      en: 'This card asks for no code',
    },
  },
  template: {
    promotion: '10404',
    words: {
      es: 'La plantilla no existe',
      en: 'The template does not exist',
      zh: '模板不存在',
    },
  },
  registered: {
    promotion: '11',
    words: {
      es: 'El teléfono ya está registrado',
      en: 'The phone is already registered',
      zh: '该手机号已注册',
    },
  },
  captchaForSms: {
    promotion: '101',
    words: { es: 'Captcha incorrecto', en: 'Wrong captcha', zh: '图形验证码错误' },
  },
  captchaForRegister: {
    promotion: '-1',
    words: { es: 'Captcha incorrecto', en: 'Wrong captcha', zh: '图形验证码错误' },
  },
  smsCode: {
    promotion: '102',
    words: {
      es: 'Código SMS incorrecto o caducado',
      en: 'The SMS code is wrong or has expired',
      zh: '短信验证码错误或已过期',
    },
  },
} satisfies Record<string, Reason>;

export type ReasonName = keyof typeof reasons;
