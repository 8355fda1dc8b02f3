import type { LegalTemplate } from '../document';

/** Spec, sections 1, 2 and 9 (*Privacy*). */
export const privacy: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `En ${appTitle} cuidamos sus datos personales. Este aviso explica qué datos tratamos, para qué los usamos, con quién los compartimos, cuánto tiempo los conservamos y cómo puede usted acceder a ellos, corregirlos, cancelarlos u oponerse a su uso.`,
    'Léalo antes de solicitar un préstamo. Si no está de acuerdo, no continúe con la solicitud.',
  ],
  sections: [
    {
      title: 'Quién es responsable de sus datos',
      blocks: [
        `${appTitle} es responsable del tratamiento de los datos personales que usted nos entrega por la aplicación, por este sitio o por el servicio al cliente.`,
        `Para cualquier asunto de privacidad, escriba a ${contactEmail} o llame al ${servicePhone}.`,
      ],
    },
    {
      title: 'A quién prestamos',
      blocks: [
        'Otorgamos préstamos únicamente a usuarios de un solo país: aquel en el que operamos. No ofrecemos el servicio a personas que se encuentren en otro país, ni a menores de edad.',
      ],
    },
    {
      title: 'Qué datos tratamos',
      blocks: [
        'Tratamos solo los datos que hacen falta para evaluar, entregar y cobrar su préstamo:',
        [
          'Datos de identificación: nombre, fecha de nacimiento, sexo, domicilio, documento de identidad y su fotografía.',
          'Datos de contacto: número de teléfono, correo electrónico y las referencias que usted indique.',
          'Datos laborales: ocupación, empleador, antigüedad e ingresos.',
          'Datos bancarios: banco, número de cuenta o de tarjeta en que recibe el préstamo o con que lo paga.',
          'Datos del préstamo: solicitudes, contratos, pagos, prórrogas y quejas.',
          'Datos del dispositivo: identificador, modelo, sistema operativo, versión de la aplicación y dirección de red.',
          'Datos biométricos: su selfi, solo para el reconocimiento facial que se describe más abajo.',
        ],
      ],
    },
    {
      title: 'Para qué los usamos',
      blocks: [
        'Son finalidades necesarias para el servicio:',
        [
          'comprobar su identidad y prevenir fraudes;',
          'evaluar su solicitud y decidir sobre ella;',
          'celebrar el contrato, entregar el préstamo y recibir sus pagos;',
          'recordarle sus fechas de pago y gestionar la cobranza;',
          'atender sus preguntas y quejas;',
          'cumplir las obligaciones que la ley nos impone.',
        ],
        `Con su consentimiento, también le informamos de nuestros productos. Puede retirarlo en cualquier momento escribiendo a ${contactEmail}; su préstamo no cambia por ello.`,
      ],
    },
    {
      title: 'Reconocimiento facial',
      blocks: [
        'Para confirmar que quien solicita el préstamo es usted, le pedimos una selfi y la comparamos con la fotografía de su documento de identidad. No la usamos para ningún otro fin.',
        'Los datos faciales se eliminan dentro de los 30 días siguientes a su obtención. No se venden ni se entregan a terceros para sus propios fines.',
        'Si no desea someterse al reconocimiento facial, puede no tomar la selfi; en ese caso no podremos comprobar su identidad por este medio ni continuar con la solicitud.',
      ],
    },
    {
      title: 'Ubicación',
      blocks: [
        'Con su permiso, consultamos la ubicación de su dispositivo al presentar una solicitud, para confirmar que se encuentra en el país en que prestamos y para prevenir fraudes.',
        'Puede negar o retirar el permiso en los ajustes de su teléfono.',
      ],
    },
    {
      title: 'Cámara e imágenes',
      blocks: [
        'Usamos la cámara solo cuando usted lo pide: para tomar la selfi, fotografiar su documento de identidad o agregar imágenes a una queja. No tomamos fotografías sin que usted lo sepa.',
        'Antes de enviar las imágenes de una queja, esta aplicación elimina de ellas los datos de ubicación y de la cámara.',
      ],
    },
    {
      title: 'Transferencia de datos',
      blocks: [
        'No vendemos sus datos. Los compartimos, en la medida necesaria, con:',
        [
          'bancos y proveedores de pago, para entregar el préstamo y recibir sus pagos;',
          'sociedades de información crediticia, para evaluar su solicitud e informar sobre su cumplimiento, en los términos de la ley;',
          'proveedores que verifican la identidad, alojan los sistemas o envían mensajes por nuestra cuenta;',
          'despachos de cobranza, si su préstamo está vencido;',
          'el cesionario, si cedemos su préstamo;',
          'autoridades que los requieran conforme a la ley.',
        ],
        'Quienes reciben sus datos están obligados a protegerlos y a usarlos solo para el fin con que se entregaron.',
      ],
    },
    {
      title: 'Sus derechos: acceder, rectificar, cancelar y oponerse (ARCO)',
      blocks: [
        'Usted tiene derecho a:',
        [
          'Acceso: saber qué datos suyos tenemos y cómo los tratamos.',
          'Rectificación: corregir los datos inexactos o incompletos.',
          'Cancelación: pedir que los eliminemos cuando ya no sean necesarios.',
          'Oposición: pedir que dejemos de usarlos para un fin determinado.',
        ],
        `Para ejercerlos, escriba a ${contactEmail} e indique su nombre, un medio para responderle, una copia de su documento de identidad, el derecho que ejerce y los datos a que se refiere.`,
        'Respondemos a su solicitud en un plazo de 20 días. Si procede, la hacemos efectiva dentro de los 15 días hábiles siguientes a nuestra respuesta.',
        'La ley puede obligarnos a conservar ciertos datos, por ejemplo mientras su préstamo no esté liquidado; si es así, se lo explicamos en la respuesta.',
      ],
    },
    {
      title: 'Corrección de datos inexactos',
      blocks: [
        'Si solo desea corregir un dato inexacto, atendemos su solicitud de corrección dentro de 5 días hábiles y corregimos el error dentro de 10 días hábiles.',
      ],
    },
    {
      title: 'Retiro del consentimiento y eliminación de la cuenta',
      blocks: [
        `Puede retirar su consentimiento o pedir la eliminación de su cuenta en ${contactEmail}. El retiro no afecta lo ya tratado ni los pagos que aún deba.`,
      ],
    },
    {
      title: 'Conservación y seguridad',
      blocks: [
        'Conservamos sus datos mientras dure la relación y el tiempo que exijan las normas aplicables; después los eliminamos o los volvemos anónimos. Los datos faciales se eliminan antes, como se indicó.',
        'Los protegemos con medidas técnicas y administrativas: las comunicaciones viajan cifradas y solo acceden a los datos las personas que los necesitan para su trabajo. Si una vulneración afecta sus derechos, se lo comunicamos sin demora.',
      ],
    },
    {
      title: 'Cookies y almacenamiento local',
      blocks: [
        'Este sitio no usa cookies de publicidad. Guarda en su dispositivo solo lo que el servicio necesita: los datos de su sesión mientras la pestaña está abierta, el borrador de una queja (que se borra al enviarla, a los 7 días o cuando entra otra persona) y, en la página de registro, un identificador aleatorio.',
        'Puede borrar estos datos en cualquier momento desde su navegador o desde los ajustes de la aplicación.',
      ],
    },
    {
      title: 'Cambios a este aviso',
      blocks: [
        'Si este aviso cambia, publicamos la nueva versión en esta página. Si el cambio requiere su consentimiento, se lo pedimos antes de aplicarlo.',
      ],
    },
    {
      title: 'Contacto',
      blocks: [`Correo electrónico: ${contactEmail}`, `Teléfono: ${servicePhone}`],
    },
  ],
});
