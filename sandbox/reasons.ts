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
    words: {
      es: 'Método no permitido',
      en: 'Method not allowed',
      hi: 'यह तरीका मान्य नहीं है',
      zh: '请求方法错误',
    },
  },
  notXhr: {
    status: 403,
    words: {
      es: 'Falta X-Requested-With',
      en: 'X-Requested-With is missing',
      hi: 'X-Requested-With नहीं मिला',
      zh: '非法请求',
    },
  },
  contentType: {
    status: 415,
    words: {
      es: 'Tipo de contenido no admitido',
      en: 'Unsupported content type',
      hi: 'सामग्री का यह प्रकार मान्य नहीं है',
      zh: '请求格式错误',
    },
  },
  header: {
    status: 400,
    words: {
      es: 'Falta el encabezado {what}',
      en: 'The header {what} is missing',
      hi: 'हेडर {what} नहीं मिला',
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
      hi: 'अमान्य जानकारी: {what}',
      zh: '参数错误：{what}',
    },
  },
  session: {
    general: '1002',
    payment: '800002',
    words: {
      es: 'La sesión ha caducado, inicie sesión de nuevo',
      en: 'Your session has expired, please log in again',
      hi: 'आपका सत्र समाप्त हो गया है, कृपया फिर से लॉग इन करें',
    },
  },
  order: {
    general: '1003',
    payment: '800003',
    words: { es: 'El préstamo no existe', en: 'The loan does not exist', hi: 'यह लोन मौजूद नहीं है' },
  },
  nothingToConfirm: {
    general: '1004',
    words: {
      es: 'No hay ningún préstamo por confirmar',
      en: 'There is no loan left to confirm',
      hi: 'पक्का करने के लिए कोई लोन नहीं है',
    },
  },
  amount: {
    general: '1005',
    payment: '800004',
    words: {
      es: 'El monto no coincide con lo que debe',
      en: 'The amount does not match what you owe',
      hi: 'यह राशि आपकी बकाया राशि से मेल नहीं खाती',
    },
  },
  notPayable: {
    general: '1006',
    payment: '800009',
    words: {
      es: 'Este préstamo no admite pagos en este momento',
      en: 'This loan takes no payment at the moment',
      hi: 'इस लोन का भुगतान अभी नहीं लिया जा सकता',
    },
  },
  noExtension: {
    general: '1007',
    words: {
      es: 'Este préstamo no admite prórroga',
      en: 'This loan cannot be extended',
      hi: 'इस लोन की अवधि नहीं बढ़ाई जा सकती',
    },
  },
  noContract: {
    general: '1008',
    words: {
      es: 'El contrato todavía no está disponible',
      en: 'The agreement is not available yet',
      hi: 'अनुबंध अभी उपलब्ध नहीं है',
    },
  },
  complaint: {
    general: '1009',
    words: {
      es: 'La queja no existe',
      en: 'The complaint does not exist',
      hi: 'यह शिकायत मौजूद नहीं है',
    },
  },
  scored: {
    general: '1010',
    words: {
      es: 'Ya recibimos su calificación',
      en: 'We already have your rating',
      hi: 'आपकी रेटिंग हमें मिल चुकी है',
    },
  },
  noCollectionComplaint: {
    general: '1011',
    words: {
      es: 'El préstamo seleccionado no admite quejas de cobranza',
      en: 'The selected order does not support collection complaints',
      hi: 'चुने गए लोन के लिए वसूली की शिकायत नहीं की जा सकती',
    },
  },
  image: {
    general: '1012',
    words: {
      es: 'Solo se admiten imágenes JPEG, PNG o WebP de hasta 10 MB',
      en: 'Only JPEG, PNG or WebP images of up to 10 MB are accepted',
      hi: 'केवल 10 MB तक की JPEG, PNG या WebP तस्वीरें ली जाती हैं',
    },
  },
  duplicate: {
    payment: '800005',
    words: {
      es: 'No envíe la solicitud de pago dos veces',
      en: 'Do not submit the payment request twice',
      hi: 'भुगतान का अनुरोध दो बार न भेजें',
    },
  },
  wrongCode: {
    payment: '800006',
    words: {
      es: 'Código de verificación incorrecto',
      en: 'Wrong verification code',
      hi: 'सत्यापन कोड ग़लत है',
    },
  },
  expiredCode: {
    payment: '800007',
    words: {
      es: 'El código de verificación ha caducado',
      en: 'The verification code has expired',
      hi: 'सत्यापन कोड की समय-सीमा समाप्त हो गई है',
    },
  },
  card: {
    payment: '800008',
    words: { es: 'La tarjeta no es válida', en: 'The card is not valid', hi: 'यह कार्ड मान्य नहीं है' },
  },
  repayToken: {
    payment: '800010',
    words: {
      es: 'La solicitud de pago ha caducado, vuelva a abrirla',
      en: 'The payment request has expired, please open it again',
      hi: 'भुगतान के अनुरोध की समय-सीमा समाप्त हो गई है, कृपया उसे फिर से खोलें',
    },
  },
  noCode: {
    payment: '800011',
    words: {
      es: 'Esta tarjeta no pide código',
      en: 'This card asks for no code',
      hi: 'इस कार्ड के लिए कोड नहीं चाहिए',
    },
  },
  template: {
    promotion: '10404',
    words: {
      es: 'La plantilla no existe',
      en: 'The template does not exist',
      hi: 'यह टेम्पलेट मौजूद नहीं है',
      zh: '模板不存在',
    },
  },
  registered: {
    promotion: '11',
    words: {
      es: 'El teléfono ya está registrado',
      en: 'The phone is already registered',
      hi: 'यह मोबाइल नंबर पहले से पंजीकृत है',
      zh: '该手机号已注册',
    },
  },
  captchaForSms: {
    promotion: '101',
    words: {
      es: 'Captcha incorrecto',
      en: 'Wrong captcha',
      hi: 'तस्वीर का कोड ग़लत है',
      zh: '图形验证码错误',
    },
  },
  captchaForRegister: {
    promotion: '-1',
    words: {
      es: 'Captcha incorrecto',
      en: 'Wrong captcha',
      hi: 'तस्वीर का कोड ग़लत है',
      zh: '图形验证码错误',
    },
  },
  smsCode: {
    promotion: '102',
    words: {
      es: 'Código SMS incorrecto o caducado',
      en: 'The SMS code is wrong or has expired',
      hi: 'SMS कोड ग़लत है या उसकी समय-सीमा समाप्त हो गई है',
      zh: '短信验证码错误或已过期',
    },
  },
} satisfies Record<string, Reason>;

export type ReasonName = keyof typeof reasons;
