import type { LegalTemplate } from '../document';

/** Spec, sections 1, 2, 5 and 9 (*Contract text*, *Deferral text*). */
export const periodLoan: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `Este contrato se celebra entre el prestamista que opera ${appTitle} (el «prestamista») y la persona que confirma un préstamo en la aplicación (el «prestatario»).`,
    'Es el texto general. Los datos del prestatario, el importe, la comisión, los intereses, los impuestos y las fechas constan en el contrato de cada préstamo, que se consulta en la aplicación.',
  ],
  sections: [
    {
      title: 'Objeto',
      blocks: [
        'El prestamista entrega al prestatario, en préstamo de consumo, el importe indicado en el contrato de su préstamo, en la moneda que ahí se señala ($ o ₹). El prestatario se obliga a devolverlo en las cuotas y fechas convenidas, con los intereses, la comisión y los impuestos correspondientes.',
      ],
    },
    {
      title: 'Prestatario',
      blocks: [
        'El prestatario es mayor de edad (más de 18 años), actúa en nombre propio y declara que la información que entregó es verdadera.',
      ],
    },
    {
      title: 'Plazo',
      blocks: [
        'El préstamo se otorga por un plazo de 91 a 365 días naturales, contados desde el desembolso.',
      ],
    },
    {
      title: 'Desembolso',
      blocks: [
        'El préstamo se entrega en un solo desembolso, en la cuenta bancaria que el prestatario indicó, dentro de 1 a 3 días desde su aprobación. El importe desembolsado es el que el prestatario recibe efectivamente.',
      ],
    },
    {
      title: 'Tasa de interés e impuestos',
      blocks: [
        [
          'Tasa anual: 18 %.',
          'Interés diario: 0.0065 %, calculado por los días efectivamente transcurridos.',
          'Impuesto al valor agregado (IVA): 16 % sobre la suma de los intereses y la comisión.',
        ],
        'El importe exacto de cada concepto consta en el contrato del préstamo. No se cobra nada que no figure ahí.',
      ],
    },
    {
      title: 'Pago de las cuotas',
      blocks: [
        'El prestatario paga cada cuota a más tardar en su fecha de vencimiento, por los medios que la aplicación ofrece. Un pago se considera hecho cuando el prestamista lo recibe.',
      ],
    },
    {
      title: 'Pago anticipado',
      blocks: [
        'El prestatario puede liquidar el préstamo antes de su vencimiento cuando haya transcurrido la mitad del plazo y hayan pasado al menos 7 días desde el desembolso.',
      ],
    },
    {
      title: 'Prórroga',
      blocks: [
        'Cuando la aplicación lo ofrece, el prestatario puede aplazar el pago hasta 7 días. Para ello paga únicamente el cargo por prórroga. El cargo no reduce la deuda: en la nueva fecha se debe el importe completo.',
      ],
    },
    {
      title: 'Mora',
      blocks: [
        'Si el prestatario no paga en la fecha convenida, se causa una penalización de 3 % por cada día de atraso, hasta que la deuda quede pagada.',
      ],
    },
    {
      title: 'Avisos y cesión',
      blocks: [
        'El prestatario avisa de todo cambio de nombre o de domicilio dentro de 3 días. El prestamista notifica la cesión del préstamo con un aviso de 7 días hábiles.',
      ],
    },
    {
      title: 'Estados de cuenta y quejas',
      blocks: [
        `El prestatario puede consultar su préstamo en la aplicación en todo momento, y presentar ahí una queja. También puede comunicarse al ${servicePhone} o a ${contactEmail}.`,
      ],
    },
    {
      title: 'Datos personales',
      blocks: ['Los datos del prestatario se tratan conforme al aviso de privacidad.'],
    },
    {
      title: 'Aceptación',
      blocks: [
        'El prestatario declara haber leído este contrato antes de confirmar el préstamo. La confirmación en la aplicación equivale a su firma.',
      ],
    },
  ],
});
